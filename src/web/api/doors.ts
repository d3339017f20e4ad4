import type { ClientResponse } from 'hono/client';
import type { Endpoint, ResponseFormat } from 'hono/types';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import type { BrowserApi } from '#server/compose/browser-api.ts';

type Doors = {
  [Path in keyof BrowserApi as DoorsAt<Path, BrowserApi[Path]>]: BrowserApi[Path];
};
type DoorsAt<Path extends string, Methods> = {
  [Method in keyof Methods]: Method extends `$${infer Name}` ? `${Uppercase<Name>} ${Path}` : never;
}[keyof Methods];

/** A method and an address, as the server names its routes: "PUT /api/stories/:storyId/vote". */
export type Door = keyof Doors;

/** One for each kind of answer. */
type EndpointAt<At extends Door> = At extends `${infer Method} ${string}`
  ? Extract<Doors[At][`$${Lowercase<Method>}` & keyof Doors[At]], Endpoint>
  : never;

/** What is handed in: parts of the address, a question, a body. Some routes read their body themselves. */
export type Wish<At extends Door> = Unchanged<EndpointAt<At>['input']> &
  ('json' extends keyof EndpointAt<At>['input'] ? unknown : { json?: object });

/** Whoever sends something may have it from where it must not be changed. */
type Unchanged<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Unchanged<Value[Name]> }
  : Value;

/** What comes back, be it a refusal that says more than why. */
export type AnswerAt<At extends Door> = AnswerOf<EndpointAt<At>>;
type AnswerOf<One> = One extends Endpoint
  ? ClientResponse<
      One['output'],
      Extract<One['status'], number>,
      Extract<One['outputFormat'], ResponseFormat>
    >
  : never;

/** What an answer says that is no refusal. */
export type BodyOf<Answer> =
  Answer extends ClientResponse<infer Said, infer Status>
    ? [Extract<Status, SuccessStatusCode>] extends [never]
      ? never
      : Said
    : never;
