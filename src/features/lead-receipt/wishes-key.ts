/** Key of the requests about sent leads that no server has taken yet; 'Borrar mis datos' keeps them. */
export const LEAD_WISHES_KEY = 'lead-wishes';
