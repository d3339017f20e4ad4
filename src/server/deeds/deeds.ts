import type { Earned } from '#contract/rewards.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ChosenItem } from '#server/db/schema/my-stories.ts';

interface Deed {
  userId: string;
  /** An IANA name, if the browser told one. */
  timeZone?: string | undefined;
}

interface Payloads {
  story_created: Deed & {
    storyId: string;
    theme: ChosenItem;
    setting: ChosenItem;
    /** Never a personal one: those stay in the browser. */
    characters: readonly ChosenItem[];
    language: LanguageCode;
    ageGroup: AgeGroup;
  };
  favorite_added: Deed;
  tutorial_completed: Deed;
  reading_activity: Deed;
}

export type DeedName = keyof Payloads;
export type DeedOf<Name extends DeedName> = { name: Name } & Payloads[Name];

export type Subscriber<Name extends DeedName> = (
  tx: Queryable,
  deed: DeedOf<Name>,
) => Promise<readonly Earned[]>;

/** What people do that may earn them something, told to whoever listens. Not what is counted of visitors: that is analytics. */
export interface Deeds {
  subscribe<Name extends DeedName>(name: Name, subscriber: Subscriber<Name>): void;
  /**
   * Call it in the transaction of what happened: what is earned is kept together with what earned it, or neither is. A
   * subscriber that fails therefore undoes both.
   */
  publish<Name extends DeedName>(tx: Queryable, deed: DeedOf<Name>): Promise<Earned[]>;
}

export function createDeeds(): Deeds {
  const subscribers: { [Name in DeedName]: Subscriber<Name>[] } = {
    story_created: [],
    favorite_added: [],
    tutorial_completed: [],
    reading_activity: [],
  };
  return {
    subscribe(name, subscriber) {
      subscribers[name].push(subscriber);
    },
    async publish(tx, deed) {
      const earned: Earned[] = [];
      // One after the other: a transaction has one connection, and what they lock is locked in the same order by all.
      for (const subscriber of subscribers[deed.name]) earned.push(...(await subscriber(tx, deed)));
      return earned;
    },
  };
}
