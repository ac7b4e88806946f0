export const given = { 'usage.json': { endpoint: '/uso', campaigns: ['radio'] } };
