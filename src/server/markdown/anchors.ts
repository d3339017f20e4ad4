/** Gives each heading of one text an id of its own, so that a link can lead to it. */
export function createAnchors(): (heading: string) => string {
  const taken = new Set<string>();
  return (heading) => {
    const words = heading
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
    const name = words?.join('-') ?? 'part';
    let anchor = name;
    for (let again = 2; taken.has(anchor); again += 1) anchor = `${name}-${again}`;
    taken.add(anchor);
    return anchor;
  };
}
