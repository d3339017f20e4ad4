import type { HonoRequest } from 'hono';

/** A field of a JSON body that nobody has checked yet: who may send it is asked before whether it is right. */
export async function sentField(request: HonoRequest, name: string): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
