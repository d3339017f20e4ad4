import type { Earned } from '#contract/rewards.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ChosenItem } from '#server/db/schema/shelf.ts';

interface Happening {
  userId: string;
  /** An IANA name, if the browser told one. */
  timeZone?: string | undefined;
}

interface Payloads {
  story_created: Happening & {
    storyId: string;
    theme: ChosenItem;
    setting: ChosenItem;
    /** Never a personal one: those stay in the browser. */
    characters: readonly ChosenItem[];
    language: LanguageCode;
    ageGroup: AgeGroup;
  };
  favorite_added: Happening;
  tutorial_completed: Happening;
  reading_activity: Happening;
}

export type EventName = keyof Payloads;
export type EventOf<Name extends EventName> = { name: Name } & Payloads[Name];

export type Subscriber<Name extends EventName> = (
  tx: Queryable,
  event: EventOf<Name>,
) => Promise<readonly Earned[]>;

export interface EventRoom {
  subscribe<Name extends EventName>(name: Name, subscriber: Subscriber<Name>): void;
  /**
   * Call it in the transaction of what happened: what is earned is kept together with what earned it, or neither is. A
   * subscriber that fails therefore undoes both.
   */
  publish<Name extends EventName>(tx: Queryable, event: EventOf<Name>): Promise<Earned[]>;
}

export function createEventRoom(): EventRoom {
  const subscribers: { [Name in EventName]: Subscriber<Name>[] } = {
    story_created: [],
    favorite_added: [],
    tutorial_completed: [],
    reading_activity: [],
  };
  return {
    subscribe(name, subscriber) {
      subscribers[name].push(subscriber);
    },
    async publish(tx, event) {
      const earned: Earned[] = [];
      // One after the other: a transaction has one connection, and what they lock is locked in the same order by all.
      for (const subscriber of subscribers[event.name]) earned.push(...(await subscriber(tx, event)));
      return earned;
    },
  };
}
