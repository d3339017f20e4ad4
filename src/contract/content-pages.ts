import type { AgeGroup } from '#domain/age-groups.ts';
import type { ContentPageName } from '#domain/content-pages.ts';

/** A page to read, ready to be laid out. All HTML in it was made by the server out of our own texts. */
export interface ContentPage {
  name: ContentPageName;
  title: string;
  description: string;
  /** One or two sentences below the title. */
  lead: string;
  /** Links to the parts of a long page; empty for short ones. */
  contents: readonly PagePart[];
  blocks: readonly Block[];
}

export interface PagePart {
  id: string;
  title: string;
}

export interface PageLink {
  /** A path of ours, or a whole address. */
  to: string;
  label: string;
}

/** Which heading fits here, so that the outline of the page has no gap. */
export type HeadingLevel = 2 | 3;

export type Block =
  | { kind: 'text'; html: string }
  | { kind: 'buttons'; links: readonly PageLink[] }
  | { kind: 'download'; label: string }
  | { kind: 'cards'; level: HeadingLevel; cards: readonly PageCard[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'quotes'; quotes: readonly PageQuote[] }
  | { kind: 'tabs'; level: HeadingLevel; tabs: readonly PageSection[] }
  | { kind: 'accordion'; level: HeadingLevel; items: readonly PageSection[] }
  | { kind: 'examples'; level: HeadingLevel; examples: readonly StoryExample[] };

export interface PageCard {
  title: string;
  html: string;
  link: PageLink;
}

/** What somebody might say; never somebody real. */
export interface PageQuote {
  html: string;
  who: string;
}

export interface PageSection {
  id: string;
  title: string;
  html: string;
}

export interface StoryExample {
  id: string;
  title: string;
  ageGroup: AgeGroup;
  excerpt: string;
  lessons: readonly string[];
  setting: ExampleChoice;
  theme: ExampleChoice;
  characters: readonly ExampleChoice[];
  /** Guests find none of its choices locked. */
  free: boolean;
}

export interface ExampleChoice {
  id: string;
  name: string;
}
