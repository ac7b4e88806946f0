import { plainWords } from '#scripts/catalogue/text.ts';

/** Words of a product's name that say it is for one purpose, by purpose. */
const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  auto: [
    'autos?',
    'automotor(?:es)?',
    'automovil(?:es)?',
    'automotriz',
    'vehiculos?',
    'vehicular',
    'rodados?',
    'utilitarios?',
    'prendarios?',
    '[0o] ?km',
    'cero ?km',
  ],
  moto: ['motos?', 'motocicletas?', 'motovehiculos?', 'ciclomotor(?:es)?'],
  viaje: ['(?:pre)?viajes?', 'viajar', 'turismo', 'turisticos?', 'vacaciones', 'pasajes'],
  adelanto: ['adelantos?', 'anticipos?'],
  refinanciación: ['refi', 'refinanc\\w*', 'reestructuracion(?:es)?', 'consolidacion de deudas?'],
  terreno: ['terrenos?'],
  refacción: ['refaccion(?:es)?'],
};

// Some entities write names without spaces: PRESTAMOPERSONAL, PRESTAMOPRENDARIO.
const GLUED = '(?:prestamos?|personal(?:es)?|creditos?|linea)*';

const PATTERNS = Object.entries(PURPOSES).map(
  ([purpose, words]) => [purpose, new RegExp(`\\b${GLUED}(?:${words.join('|')})\\b`)] as const,
);

/** The one purpose that a product's name gives it, or null. A word counts whole: AUTOGESTION is no car. */
export const purposeOf = (name: string): string | null =>
  PATTERNS.find(([, pattern]) => pattern.test(plainWords(name)))?.[0] ?? null;

/** Whether a text speaks of UVA, the unit that follows inflation: also glued (PERSONALUVA) and dotted (U.V.A.). */
export const speaksOfUva = (text: string): boolean => /\b(?:\w*uvas?|uva\w*|u v a)\b/.test(plainWords(text));
