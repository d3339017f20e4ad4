interface Attempt<Result> {
  /** Whether whoever began was let. */
  began: Promise<boolean>;
  result: Promise<Result>;
}

/**
 * What many ask for at the same time is made once. Only whoever begins is asked whether they may; if they must not, they
 * hold up nobody: one of those who wait begins in their place.
 */
export function createMakingOnce<Result>() {
  const underWay = new Map<string, Attempt<Result>>();
  return async (key: string, mayBegin: () => Promise<void>, make: () => Promise<Result>): Promise<Result> => {
    for (let other = underWay.get(key); other; other = underWay.get(key)) {
      if (await other.began) return other.result;
    }
    const asked = mayBegin();
    const leave = () => void underWay.delete(key);
    const began = asked.then(
      () => true,
      () => (leave(), false),
    );
    const result = asked.then(() => make().finally(leave));
    underWay.set(key, { began, result });
    return result;
  };
}
