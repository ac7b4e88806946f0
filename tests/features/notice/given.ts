export const given = { 'notice.json': { shown: [] } };
