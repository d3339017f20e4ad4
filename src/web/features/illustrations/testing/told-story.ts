import type { StoryOption } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';

export function hero(name: string): StoryOption {
  return { id: `custom-${name}`, name, emoji: '⭐', description: 'Custom character' };
}

export function toldStory(change: Partial<ToldStory> = {}): ToldStory {
  return {
    id: 'f4c1c2f4-0a5e-4c57-9a39-1d3f6a1f5b10',
    title: 'The Key under the Mushroom',
    text: 'Mia and Finn went into the forest early in the morning.\n\nMia found an old key under a mushroom.\n\nIt began to rain, and Finn ran to a cave.\n\nMia and Finn slept under the stars.',
    language: 'en',
    ageGroup: '6-8',
    heroes: [hero('Mia'), hero('Finn')],
    setting: {
      id: 'enchanted-forest',
      name: 'Enchanted Forest',
      emoji: '🌳',
      description: 'The trees whisper here, and the mushrooms listen',
    },
    theme: { id: 'friendship', name: 'Friendship', emoji: '🤝', description: 'Being there for each other' },
    ...change,
  };
}
