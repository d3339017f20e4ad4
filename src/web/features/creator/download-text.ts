import { storyText, type CreatedStory } from '#domain/created-story.ts';
import { fileName } from '#domain/file-name.ts';
import { saveFile } from '#web/browser/save-file.ts';

/** A story as a plain text file, made here: it must work where nothing else can keep it. */
export function downloadText(story: Pick<CreatedStory, 'title' | 'segments'>): void {
  const file = new Blob([`${story.title}\n\n${storyText(story)}\n`], { type: 'text/plain;charset=utf-8' });
  saveFile(file, fileName(story.title, 'txt'));
}
