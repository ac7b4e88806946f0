import type { ProviderConfig } from '#scripts/server/provider-config.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const component = (name: keyof typeof WIRE_SCHEMAS | 'problem'): object => ({
  $ref: `#/components/schemas/${name}`,
});
const json = (schema: object): object => ({ 'application/json': { schema } });
const says = (description: string, schema?: object): object => ({
  description,
  ...(schema && { content: json(schema) }),
});
const refuses = (description: string): object => says(description, component('problem'));

/** The schema of a refusal. */
const PROBLEM = {
  type: 'object',
  required: ['error', 'fields'],
  properties: {
    error: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const operation = (
  summary: string,
  body: object,
  ok: object,
  others: object = {},
  parameters: object[] = [],
): object => ({
  post: {
    summary,
    parameters,
    requestBody: { required: true, content: json(body) },
    responses: {
      200: ok,
      400: refuses('El cuerpo no es el del contrato.'),
      408: refuses('El cuerpo tardó demasiado en llegar.'),
      413: refuses('El cuerpo es demasiado grande.'),
      429: refuses('Demasiados pedidos; Retry-After dice cuándo volver.'),
      ...others,
    },
  },
});

const LEAD_ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'El id con el que se registró el contacto.',
  schema: WIRE_SCHEMAS.lead.properties.id,
};

/** Paths with the id of a contact, below the endpoint that records contacts. */
const followUps = (endpoint: string, done: object): object => {
  const others = {
    403: refuses('Lo manda una página de otro sitio.'),
    503: refuses('No se pudo hacer ahora.'),
  };
  return {
    [`${endpoint}/{id}`]: {
      delete: {
        summary: 'Borra un contacto. Responde lo mismo si no existe.',
        parameters: [LEAD_ID],
        responses: {
          200: done,
          400: refuses('El id no es un UUID.'),
          429: refuses('Demasiados pedidos; Retry-After dice cuándo volver.'),
          ...others,
        },
      },
    },
    [`${endpoint}/{id}/no-contactar`]: operation(
      'Anota que quien dejó el contacto pide que no lo contacten. Responde lo mismo si no existe.',
      { type: 'object' },
      done,
      others,
      [LEAD_ID],
    ),
    [`${endpoint}/{id}/elegidas`]: operation(
      'Anota una oferta elegida después de un contacto, una vez por entidad.',
      component('choice'),
      done,
      others,
      [LEAD_ID],
    ),
  };
};

const health = (summary: string): object => ({
  get: { summary, responses: { 200: says('Sí.'), 503: says('No.') } },
});

/** The published description of the endpoints, made from the schemas that check them. */
export function openApiDocument({ site }: Pick<ProviderConfig, 'site'>): object {
  const offers = {
    allOf: [component('response'), { properties: { offers: { items: component('offer') } } }],
  };
  const recorded = says('Registrado.', { type: 'object', properties: { ok: { const: true } } });
  return {
    openapi: '3.1.0',
    info: { title: 'Simulación de préstamos y registro de contactos', version: '1' },
    paths: {
      [site.provider.path]: operation(
        'Ofertas para un pedido, de la más barata a la más cara.',
        component('request'),
        says('Las ofertas.', offers),
      ),
      ...(site.leads.endpoint.startsWith('/') && {
        [site.leads.endpoint]: operation('Registra un contacto.', component('lead'), recorded, {
          403: refuses('Lo manda una página de otro sitio.'),
          503: refuses('El contacto no se pudo registrar.'),
        }),
        ...followUps(site.leads.endpoint, recorded),
      }),
      '/livez': health('Si el proceso responde.'),
      '/readyz': health('Si el sitio está completo y los contactos se pueden guardar.'),
    },
    components: { schemas: { ...WIRE_SCHEMAS, problem: PROBLEM } },
  };
}
