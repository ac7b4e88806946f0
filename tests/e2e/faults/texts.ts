/** The one message for every way in which the offers cannot be had (SPEC 8). */
export const ERROR = 'Error al obtener ofertas. Por favor, inténtalo más tarde.';
