/** Browsers send one of a few texts in a header. What was made of them is remembered; nobody can fill our memory with others. */
const MOST = 200;

export function rememberFew<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Value;
    const value = make(text);
    if (known.size < MOST) known.set(text, value);
    return value;
  };
}
