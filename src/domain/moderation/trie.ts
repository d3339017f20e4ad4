interface Node<Value> {
  next: Map<string, Node<Value>>;
  value?: Value;
}

export interface Trie<Value> {
  add(word: string, value: Value): void;
  /** Every word that begins at `from`, shortest first; `end` is where it ends. */
  walk(text: string, from: number, found: (value: Value, end: number) => void): void;
  /** Words of which a sign of the text hides one letter, neither the first nor the last. */
  walkMasked(text: string, from: number, mask: RegExp, found: (value: Value, end: number) => void): void;
  readonly size: number;
}

/** Words that are looked for at every place of a text at once. A step costs no more than the longest word. */
export function createTrie<Value>(): Trie<Value> {
  const root: Node<Value> = { next: new Map() };
  let size = 0;
  return {
    add(word, value) {
      let node = root;
      for (let i = 0; i < word.length; i++) {
        const letter = word.charAt(i);
        let next = node.next.get(letter);
        if (!next) node.next.set(letter, (next = { next: new Map() }));
        node = next;
      }
      node.value ??= value;
      size++;
    },
    walk(text, from, found) {
      let node: Node<Value> | undefined = root;
      for (let i = from; i < text.length; i++) {
        node = node.next.get(text.charAt(i));
        if (!node) return;
        if (node.value !== undefined) found(node.value, i + 1);
      }
    },
    walkMasked(text, from, mask, found) {
      const walkOn = (start: Node<Value>, at: number, hidden: boolean) => {
        let node: Node<Value> | undefined = start;
        for (let i = at; i < text.length; i++) {
          const sign = text.charAt(i);
          if (mask.test(sign)) {
            if (!hidden && i > from) for (const next of node.next.values()) walkOn(next, i + 1, true);
            return;
          }
          node = node.next.get(sign);
          if (!node) return;
          if (hidden && node.value !== undefined) found(node.value, i + 1);
        }
      };
      walkOn(root, from, false);
    },
    get size() {
      return size;
    },
  };
}
