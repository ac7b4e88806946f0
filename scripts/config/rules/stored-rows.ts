import {
  CAMPAIGN_KEY,
  loanFormKey,
  NOTICE_KEY,
  PERSONAL_DATA_KEY,
  resultsKey,
  SENT_LEADS_KEY,
  UNSENT_LEADS_KEY,
} from '#domain/draft.ts';
import { emptyLoanForm, type LoanOptions } from '#domain/loan-request.ts';
import { leadPayload, type SentWord, simulationPayload } from '#domain/payloads.ts';
import { marketplaceAddress, type MarketplaceSettings } from '#domain/marketplace-link.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { storeLoanForm } from '#domain/stored-loan-form.ts';
import { storePersonalData } from '#domain/stored-personal-data.ts';

/** Words by which a visitor knows each field that is stored or sent. */
export const WORDS: Readonly<Record<string, RegExp>> = {
  cobra_en: /cobr/,
  cliente_de: /cliente/,
  otras_cuotas: /otras cuotas/,
  situacion: /situación/,
  situacion_laboral: /situación/,
  plazo: /plazo/,
  plazo_meses: /plazo/,
  monto: /monto/,
  monto_prestamo: /monto/,
  antiguedad: /antigüedad/,
  antiguedad_meses: /antigüedad/,
  antiguedad_laboral: /antigüedad/,
  sueldo_bolsillo: /sueldo|ingreso/,
  sueldo_neto: /sueldo|ingreso/,
  // Not the end of 'antigüedad'.
  edad: /(?:^|\s)edad/,
  ubicacion: /provincia/,
  provincia: /provincia/,
  dni: /DNI/,
  email: /correo/,
  phone: /teléfono/,
  telefono: /teléfono/,
  tel: /teléfono/,
  genero: /género/,
  g: /género/,
  elegida: /elegida/,
  page_url: /dirección de la página/,
  paso: /paso/,
  orden: /orden/,
  pagina: /página de resultados/,
  oferta: /oferta/,
  contacto: /contacten/,
  enviado: /momento/,
  aviso: /aviso/,
  huellas_de_la_persona: /huella.*DNI.*correo/,
  // Rows that the server keeps by itself: scripts/server/leads/limits.ts and usage of sql-store.ts.
  llamadas_por_minuto: /minuto/,
  huella_del_dia: /huella.*día/,
  hasta_el_barrido: /dos horas/,
  sumas_por_dia: /por día/,
  sumas_por_mes: /por mes/,
};

/** Fields that a person fills in with a lead. */
const SAID: readonly (keyof SentWord)[] = ['contacto', 'enviado', 'aviso'];

/** Fields of the page's own address. */
export const ADDRESS_FIELDS: readonly string[] = ['paso', 'orden', 'pagina', 'oferta'];

/** Fields that the partner's link has only when it carries a visitor's data. */
function linkFields(settings: MarketplaceSettings): string[] {
  const fieldsFor = (person: PersonalData | null) => [
    ...new URL(marketplaceAddress(settings, person)).searchParams.keys(),
  ];
  const always = fieldsFor(null);
  return fieldsFor({ dni: '1', email: 'a', phone: '1', gender: 'Femenino' }).filter(
    (field) => !always.includes(field),
  );
}

type Settings = MarketplaceSettings & { usage?: unknown };
type Defaults = { defaults: Parameters<typeof emptyLoanForm>[0] };

/** Rows that the table must have: a text that stands in one, the days it is kept, and the fields that it names. */
export function wantedRows({ defaults, ...options }: LoanOptions & Defaults, settings: Settings) {
  const form = emptyLoanForm(defaults);
  const person = emptyPersonalData('');
  const personFields = Object.keys(storePersonalData(person));
  const sent = Object.keys(simulationPayload(form, person, options));
  return [
    {
      mark: loanFormKey(''),
      days: '{draftDays}',
      // A request to the provider has these and the visitor's data, nothing else.
      fields: [
        ...new Set([
          ...Object.keys(storeLoanForm(form, { paidBy: 'x', clientOf: 'x', otherInstalments: 1 })),
          ...sent.filter((field) => !personFields.includes(field)),
        ]),
      ],
    },
    { mark: PERSONAL_DATA_KEY, days: '{personalDataDays}', fields: personFields },
    { mark: resultsKey(''), days: '', fields: [] },
    { mark: NOTICE_KEY, days: '', fields: [] },
    { mark: UNSENT_LEADS_KEY, days: '{personalDataDays}', fields: [] },
    { mark: SENT_LEADS_KEY, days: '{leadDays}', fields: [] },
    { mark: CAMPAIGN_KEY, days: '', fields: [] },
    {
      mark: '{leadDays}',
      days: '{leadDays}',
      fields: [...Object.keys(leadPayload(form, person, options, '')), ...SAID, 'elegida'],
    },
    { mark: 'no te contacten', days: '', fields: ['huellas_de_la_persona'] },
    { mark: '{partner}', days: '', fields: linkFields(settings) },
    {
      mark: 'Dirección IP',
      days: '',
      fields: ['llamadas_por_minuto', 'huella_del_dia', 'hasta_el_barrido'],
    },
    ...(settings.usage
      ? [{ mark: 'Conteo de uso', days: '', fields: ['sumas_por_dia', 'sumas_por_mes'] }]
      : []),
    // A shared link has the loan: the amount and the term.
    { mark: 'dirección de la página', days: '', fields: [...ADDRESS_FIELDS, 'monto', 'plazo'] },
  ];
}
