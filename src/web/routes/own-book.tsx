import { lazy, type ComponentProps } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import { BookOpener } from '#web/features/book/book-opener.tsx';
import { NextInSeries } from '#web/features/my-stories/next-in-series.tsx';
import { useRecordings } from '#web/features/recordings/use-recordings.ts';
import { Piece } from '#web/pieces/piece.tsx';
import { useSession } from '#web/session/use-session.ts';

const ClosedVoiceMenu = lazy(
  patiently(async () => {
    const { ClosedVoiceMenu: component } = await import('#web/features/recordings/closed-voice-menu.tsx');
    return { default: component };
  }),
);
const VoiceMenu = lazy(
  patiently(async () => {
    const { VoiceMenu: component } = await import('#web/features/recordings/voice-menu.tsx');
    return { default: component };
  }),
);
const Recorder = lazy(
  patiently(async () => {
    const { Recorder: component } = await import('#web/features/recordings/recorder.tsx');
    return { default: component };
  }),
);

interface OwnBookProps extends Omit<ComponentProps<typeof BookOpener>, 'family'> {
  id: string;
  isSaved: boolean;
  isGuest: boolean;
}

/** A story that was made here, as a book which its family can read itself. It stays open when it comes on the shelf. */
export function OwnBook({ id, isSaved, isGuest, ...book }: OwnBookProps) {
  const { user } = useSession();
  const owner = isSaved ? user?.id : undefined;
  const recordings = useRecordings({ storyId: id, owner, pages: book.pages });
  return (
    <BookOpener
      {...book}
      waysOn={{ ...book.waysOn, ...(owner && { after: <NextInSeries id={id} /> }) }}
      family={{
        renderMenu: (onRecord) => (
          <Piece>
            {owner ? (
              <VoiceMenu {...{ recordings, onRecord }} pages={book.pages.length} />
            ) : (
              <ClosedVoiceMenu isGuest={isGuest} />
            )}
          </Piece>
        ),
        renderRecorder: (open) => (
          <Piece>
            <Recorder {...open} recordings={recordings} />
          </Piece>
        ),
      }}
    />
  );
}
