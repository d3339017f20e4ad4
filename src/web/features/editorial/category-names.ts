import type { BlogCategory, GuideCategory } from '#domain/editorial.ts';
import type { MessageId } from '#web/i18n/messages.ts';

/** What the categories of articles and guides are called in the reader's language. */
export const CATEGORY_NAMES: Readonly<Record<BlogCategory | GuideCategory, MessageId>> = {
  'Research & Development': 'editorial.research',
  'Parenting Tips': 'editorial.parenting',
  'Child Development': 'editorial.child_development',
  'Educational Strategies': 'editorial.strategies',
  'Technology & Innovation': 'editorial.technology',
  'Reading Comprehension': 'editorial.comprehension',
  'Creative Writing': 'editorial.creative_writing',
  'STEM Activities': 'editorial.stem',
  'Social-Emotional Learning': 'editorial.social',
  'Parent Resources': 'editorial.parents',
};
