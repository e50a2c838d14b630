import type { IncomingMessage } from 'node:http';
import { type FieldErrors, Refusal, refuseInvalid } from './answer.ts';

/** Four images of 10 MB and the fields around them. */
const BODY_LIMIT_BYTES = 48 * 1024 * 1024;

export type Call = {
  request: IncomingMessage;
  url: URL;
  /** The named parts of the route's pattern, decoded. */
  params: Record<string, string>;
};

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new Refusal(413, 'Payload too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requireType(request: IncomingMessage, type: string): string {
  const given = request.headers['content-type'] ?? '';
  if (given.split(';')[0]?.trim().toLowerCase() !== type) {
    throw new Refusal(415, `Content-Type must be ${type}.`);
  }
  return given;
}

export async function readJson({ request }: Call): Promise<Record<string, unknown>> {
  requireType(request, 'application/json');
  const text = (await readBody(request)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

export async function readForm({ request }: Call): Promise<FormData> {
  const type = requireType(request, 'multipart/form-data');
  const body = await readBody(request);
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, 'The multipart body cannot be read.');
  }
}

type QueryRule = RegExp | readonly string[];

/**
 * Every named query parameter, present and well-formed, or one 422 that lists those that are not.
 */
export function requireQuery<K extends string>(
  url: URL,
  rules: Record<K, QueryRule>,
): Record<K, string> {
  const errors: FieldErrors = {};
  const values = {} as Record<K, string>;
  for (const [name, rule] of Object.entries<QueryRule>(rules) as [K, QueryRule][]) {
    const value = url.searchParams.get(name);
    const valid =
      value !== null && (rule instanceof RegExp ? rule.test(value) : rule.includes(value));
    if (valid) values[name] = value;
    else errors[name] = [value === null ? `${name} is required.` : `${name} is invalid.`];
  }
  refuseInvalid(errors);
  return values;
}

export const LANGUAGES = ['pt', 'en', 'es'];
export const WHOLE_NUMBER = /^[1-9]\d{0,6}$/;
