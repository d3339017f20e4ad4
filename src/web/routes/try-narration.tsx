import { useState } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { NarrationPlayer } from '#web/features/narration/narration-player.tsx';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import { Button } from '#web/ui/button.tsx';

const PARAGRAPHS = [
  'Rusty the fox woke up because the forest was far too quiet. No owl hooted, no beetle hummed, and even the brook seemed to hold its breath between the stones.',
  '“Where has the night gone?” asked Mia, who had come up the path with her lantern. “I looked out of my window, and the moon was not there.”',
  '“Then somebody must have borrowed it,” said Rusty. “People borrow things when they are lonely. Come along. We will ask the badger, who knows everything that is written down.”',
  'The badger put on his glasses, opened a book that was thicker than his door, and read for a long while. At last he tapped a line with one claw. The moon, it said, goes swimming once in a hundred years, in the lake behind the seventh hill, and forgets the time.',
  'So they climbed. The first hill was made of ferns, the second of pebbles, the third of nothing but wind. On the fourth they shared a pear. On the fifth Mia was tired, and Rusty let her hold on to his tail. On the sixth the lantern went out, and they found that they could see without it.',
  'Behind the seventh hill lay the lake, and in the lake lay the moon, as round and as pleased as a cheese in a pantry. “Good evening,” said Mia politely. “The owls do not know when to hoot.” The moon blushed, which made the whole valley pink, and climbed out, dripping silver on the grass.',
];
const MORE =
  'On the way home it followed them over every hill. When they came to the forest, one owl hooted, and then all of them did, and the brook let go of its breath and ran.';

const option = (id: string, name: string, emoji: string) => ({ id, name, emoji, description: name });

function tell(id: string, paragraphs: readonly string[]): ToldStory {
  return {
    id,
    title: id === 'moon' ? 'The Night the Moon Went Swimming' : 'Another Story',
    text: paragraphs.join('\n\n'),
    language: 'en',
    ageGroup: '6-8',
    heroes: [option('fox', 'Rusty', '🦊'), option('mia', 'Mia', '👧')],
    setting: option('forest', 'Forest', '🌲'),
    theme: option('courage', 'Courage', '💪'),
  };
}

/** A story to try the voice player with. Exists in development only. */
export default function TryNarration() {
  const [story, setStory] = useState(() => tell('moon', PARAGRAPHS));
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-8 sm:px-6">
      <title>Try narration | Fabloom</title>
      <h1 className="text-h1">{story.title}</h1>
      <div className="flex flex-wrap gap-3">
        <ReaderMenu />
        <Button look="secondary" size="small" onClick={() => setStory(tell('moon', [...PARAGRAPHS, MORE]))}>
          Continue
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => setStory(tell('other', PARAGRAPHS.toReversed()))}
        >
          Another story
        </Button>
      </div>
      <ReadablePage language={story.language}>
        <StoryText text={story.text} opens />
      </ReadablePage>
      <NarrationPlayer story={story} />
    </div>
  );
}
