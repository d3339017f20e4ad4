import { ChevronRight, CloudOff, LoaderCircle, Pause, Play, Square, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { RELATIONS, type Relation } from '#domain/recordings.ts';
import { Level } from '#web/features/recordings/level.tsx';
import { useListening } from '#web/features/recordings/use-listening.ts';
import { useTake, type TakePhase } from '#web/features/recordings/use-take.ts';
import type { KnownRecording, ReadablePage, Recordings } from '#web/features/recordings/use-recordings.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface RecorderProps {
  recordings: Recordings;
  page: ReadablePage;
  /** Counted from 1. */
  number: number;
  pages: number;
  onNext: () => void;
  onClose: () => void;
  onTake: (take: { phase: TakePhase; stop: () => void }) => void;
}

/** One large red button under the open page: who reads taps it, reads, and taps it again. */
export function Recorder({ recordings, page, number, pages, onNext, onClose, onTake }: RecorderProps) {
  const t = useTranslate();
  const [voice, setVoice] = useState<Relation | null>(recordings.reader);
  const take = useTake(async (sound) => {
    if (voice) await recordings.keep(voice, page, sound);
  });
  const known = voice ? recordings.of(voice, page) : undefined;
  const isIdle = take.phase === 'idle';
  const tell = useEffectEvent((phase: TakePhase) => onTake({ phase, stop: take.stop }));
  useEffect(() => tell(take.phase), [take.phase]);
  return (
    <section aria-label={t('recording.this_page')} className="book-recorder">
      <div className="flex items-center gap-2">
        <p className="min-w-0 grow truncate text-small font-bold text-ink-soft">
          {t('book.page', { page: number, pages })}
          {voice && ` · ${t(`recording.voice.${voice}`)}`}
        </p>
        <IconButton label={t('recording.close')} onClick={onClose} disabled={!isIdle}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      {voice === null ? (
        <WhoReads onChoose={setVoice} />
      ) : (
        <>
          <div className="book-recorder-buttons">
            {known && isIdle ? (
              <ListenButton key={`${known.page} ${known.at}`} sound={() => recordings.sound(known)} />
            ) : (
              <span />
            )}
            <RedButton
              phase={take.phase}
              isAgain={known !== undefined}
              onStart={take.start}
              onStop={take.stop}
            />
            {known && isIdle && number < pages ? (
              <SideButton label={t('recording.next')} onClick={onNext}>
                <ChevronRight aria-hidden className="size-7" />
              </SideButton>
            ) : (
              <span />
            )}
          </div>
          {take.phase === 'live' && <Level level={take.level} seconds={take.seconds} />}
          <p role="status" className="text-center text-small font-bold text-balance">
            <Saying phase={take.phase} fault={take.fault} known={known} isRefused={recordings.isRefused} />
          </p>
        </>
      )}
    </section>
  );
}

function WhoReads({ onChoose }: { onChoose: (voice: Relation) => void }) {
  const t = useTranslate();
  return (
    <fieldset className="flex flex-wrap justify-center gap-2 pb-2">
      <legend className="mb-2 w-full text-center font-display text-lead font-semibold">
        {t('recording.who')}
      </legend>
      {RELATIONS.map((relation) => (
        <Chip key={relation} pressed={false} onPress={() => onChoose(relation)}>
          {t(`recording.voice.${relation}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

type Take = ReturnType<typeof useTake>;

interface RedButtonProps {
  phase: Take['phase'];
  isAgain: boolean;
  onStart: () => void;
  onStop: () => void;
}

function RedButton({ phase, isAgain, onStart, onStop }: RedButtonProps) {
  const t = useTranslate();
  const isLive = phase === 'live';
  const label = isLive ? 'recording.stop' : isAgain ? 'recording.again' : 'recording.start';
  return (
    <button
      type="button"
      aria-label={t(label)}
      aria-disabled={phase === 'asking' || phase === 'working'}
      data-live={isLive || undefined}
      onClick={() => (isLive ? onStop() : phase === 'idle' && onStart())}
      className="book-recorder-red"
    >
      {isLive && <Square aria-hidden className="size-8 fill-current" />}
      {(phase === 'asking' || phase === 'working') && (
        <LoaderCircle aria-hidden className="size-9 animate-spin" />
      )}
      {phase === 'idle' && <span aria-hidden className="size-8 rounded-full bg-current" />}
    </button>
  );
}

function ListenButton({ sound }: { sound: () => Promise<Blob> }) {
  const t = useTranslate();
  const { isPlaying, toggle } = useListening(sound);
  return (
    <SideButton label={t(isPlaying ? 'recording.hush' : 'recording.listen')} onClick={toggle}>
      {isPlaying ? <Pause aria-hidden className="size-6" /> : <Play aria-hidden className="size-6" />}
    </SideButton>
  );
}

interface SideButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function SideButton({ label, onClick, children }: SideButtonProps) {
  return (
    <button type="button" onClick={onClick} className="book-recorder-side">
      {children}
      <span>{label}</span>
    </button>
  );
}

interface SayingProps {
  phase: Take['phase'];
  fault: Take['fault'];
  known: KnownRecording | undefined;
  isRefused: boolean;
}

/** One line: what to do, or what became of it. */
function Saying({ phase, fault, known, isRefused }: SayingProps) {
  const t = useTranslate();
  if (fault) return <span className="text-danger">{t(`recording.fault.${fault}`)}</span>;
  if (phase !== 'idle') return t(SAID[phase]);
  if (!known) return t('recording.hint');
  if (!known.waits) return <span className="text-leaf">{t('recording.kept')}</span>;
  if (isRefused) return <span className="text-danger">{t('recording.refused')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {t('recording.waits')}
    </span>
  );
}

const SAID: Record<Exclude<Take['phase'], 'idle'>, MessageId> = {
  asking: 'recording.asking',
  live: 'recording.live',
  working: 'recording.working',
};
