import { personalizedContext } from '#domain/personal-character.ts';
import { StoryCreator } from '#web/features/creator/story-creator.tsx';
import { QueryProvider } from '#web/queries/query-provider.tsx';

/** Puts the creator together with the tools of a story, none of which knows another. */
export default function CreatorPage() {
  return (
    <QueryProvider>
      <StoryCreator
        family={[]}
        contextOf={(heroes) => personalizedContext(heroes, [])}
        familyPicker={() => null}
        tools={() => null}
      />
    </QueryProvider>
  );
}
