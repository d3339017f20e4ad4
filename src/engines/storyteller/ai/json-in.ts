/** What a model wrote around it is left out. */
export function jsonIn(text: string): string {
  const [json] = /\{[\s\S]*\}/.exec(text) ?? [];
  if (!json) throw new Error('the model answered without JSON');
  return json;
}
