import type { HeadingLevel, StoryExample } from '#contract/content-pages.ts';
import { ExampleCard } from '#web/features/content-pages/example-card.tsx';

interface ExamplesProps {
  level: HeadingLevel;
  examples: readonly StoryExample[];
}

export function Examples({ level, examples }: ExamplesProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {examples.map((example) => (
        <li key={example.id}>
          <ExampleCard example={example} level={level} />
        </li>
      ))}
    </ul>
  );
}
