import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type Endpoint, endpoints } from './endpoints';
import { reply, sealed, sealedValue } from './platform/wire';

/**
 * Omits checks and transformations, which JSON schema cannot express: the document is less strict than the validator.
 */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'openapi-3.0' });
  return rest;
};

const json = (schema: unknown) => ({ 'application/json': { schema } });
const PICTURE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const asForm = (schema: unknown) => ({ 'application/x-www-form-urlencoded': { schema } });

/** Returns the endpoint table as an OpenAPI document, for programs without access to our code. */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const methods = paths[endpoint.path] ?? {};
    paths[endpoint.path] = { ...methods, [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Maidan', version: '1' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(operationId: string, endpoint: Endpoint) {
  const { token, encrypted, form, picture, query, body, response, source } = endpoint;
  const optional = token === 'optional' ? [{}] : [];
  return {
    operationId,
    'x-source': source,
    ...(token !== 'none' && { security: [...optional, { session: [] }] }),
    ...(query && { parameters: parameters(query) }),
    ...(endpoint.headers && { parameters: headers(endpoint.headers) }),
    ...(body && { requestBody: { required: true, content: (form ? asForm : json)(bodyOf(endpoint, body)) } }),
    ...(picture && { requestBody: { required: true, content: PICTURE } }),
    ...(body && encrypted && { 'x-plaintext': schemaOf(body, 'input') }),
    responses: {
      200: { description: 'It was done.', content: json(enveloped(schemaOf(response, 'output'))) },
      default: { description: 'It was not; `code` says why.', content: json(enveloped({ nullable: true })) },
    },
  };
}

/**
 * Returns the schema of a request: the body, the encrypted payload in its place, or that in `value` next to the
 * unencrypted fields.
 */
function bodyOf({ encrypted, clear }: Endpoint, body: v.GenericSchema) {
  if (!encrypted) return schemaOf(body, 'input');
  if (encrypted === true || !clear) return schemaOf(sealed, 'input');
  return { allOf: [schemaOf(clear, 'input'), schemaOf(sealedValue, 'input')] };
}

/** Returns the schema of the envelope around a value. */
const enveloped = (value: object) => {
  const { properties, ...envelope } = schemaOf(reply, 'output');
  return { ...envelope, properties: { ...properties, value } };
};

function parameters(query: v.GenericSchema) {
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const headers = (own: Record<string, string>) =>
  Object.entries(own).map(([name, value]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', example: value },
  }));
