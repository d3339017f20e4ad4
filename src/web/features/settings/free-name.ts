/** Names of apps are unique: the second one is "… 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const names = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return names.find((each) => !taken.includes(each)) ?? name;
}
