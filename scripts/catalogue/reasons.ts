/** Why a record is left out, as it is printed, in this order. */
export const REASONS = {
  columns: 'no tiene las columnas de la fila de títulos',
  duplicate: 'repetido, idéntico a otro registro',
  empty: 'vacío: solo dice la entidad',
  unreadable: 'una cifra o una fecha que no se puede leer',
  'no-entity': 'sin código o sin nombre de entidad',
  'no-name': 'sin nombre de préstamo',
  'by-hand': 'excluido a mano (config/tables/products.json)',
  uva: 'ajusta por UVA, aunque diga pesos',
  currency: 'no es en pesos',
  'rate-not-fixed': 'la tasa no es fija',
  'one-purpose': 'tiene un solo destino, según el nombre',
  'one-audience': 'es para pocos, según el nombre',
  beneficiary: 'beneficiario fuera de la lista del BCRA',
  territory: 'territorio desconocido',
  'no-rate': 'TEA o CFT en cero o sin informar',
  'cft-below-tea': 'CFT menor que la TEA: se contradice',
  'no-term': 'plazo en cero o sin informar',
  'no-amount': 'monto máximo en cero o sin informar',
  'amounts-crossed': 'monto mínimo mayor que el máximo',
  'no-date': 'sin fecha',
  future: 'fecha en el futuro',
  stale: 'viejo',
  implausible: 'apartado: una cifra que no parece cierta; mirala y decidí en config/tables/products.json',
  'out-of-range': 'un dato que el catálogo no admite',
  repeated: 'igual a otro en todo lo que guarda el catálogo',
  superseded: 'reemplazado por uno más nuevo del mismo préstamo',
} as const;

export type Reason = keyof typeof REASONS;

/** What is worth knowing of records that are kept, as it is printed, in this order. */
export const MARKS = {
  'no-age-limit': 'edad máxima 0: se lee «sin tope»',
  'no-share-limit': 'relación cuota/ingreso 0: se lee «sin tope»',
  'share-fraction': 'relación cuota/ingreso como fracción: 0,3 se lee 30 %',
  'not-reported': 'un límite o un cargo sin informar: se lee «no pide»',
  'old-cft-limit': 'CFT 999,99: era el máximo que aceptaba el formulario; el verdadero puede ser mayor',
  'huge-cft': 'CFT de cinco cifras: es raro, pero es lo declarado',
  'speaks-of-uva': 'sus notas hablan de UVA: revisalo, puede ajustar por inflación',
  ageing: 'informado hace más de un año',
  'unknown-entity': 'entidad nueva: el tipo sale del nombre; sumala a scripts/catalogue/entity-kinds.json',
  sorted: 'su nombre dice para quién es, dónde o qué pide (config/tables/products.json)',
} as const;

export type Mark = keyof typeof MARKS;

/** A record to be told of: why, where it stands in the file, and what is quoted of it. */
export type Noted<Code> = { code: Code; place: number; detail: string };

/** Notes a record that is left out. */
export type OnDrop = (reason: Reason, place: number, detail?: string) => void;
