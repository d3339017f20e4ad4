import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { ask } from '#web/api/api.ts';

interface TypedFaceProps {
  option: Pick<StoryOption, 'name' | 'pronoun'>;
  language: LanguageCode;
  className: string;
  /** Until they are drawn, and where nobody can draw them. */
  fallback: ReactNode;
}

/** Somebody whom a name alone describes, drawn as the pictures of the story will show them. */
export function TypedFace({ option: { name, pronoun }, language, className, fallback }: TypedFaceProps) {
  const { data } = useQuery({
    queryKey: ['portrait', language, name, pronoun],
    queryFn: ({ signal }) =>
      ask('POST /api/portraits', { json: { name, pronoun, language }, signal, guest: true }),
    staleTime: Infinity,
  });
  return data ? <img src={data.picture} alt="" data-likeness="typed" className={className} /> : fallback;
}
