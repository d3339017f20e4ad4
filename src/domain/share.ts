import { characters } from '#domain/characters.ts';

export const SHARE_METHODS = ['facebook', 'twitter', 'whatsapp', 'email', 'clipboard', 'native'] as const;
export type ShareMethod = (typeof SHARE_METHODS)[number];

export interface SharedStory {
  title: string;
  story: string;
  /** Address of the site. */
  link: string;
}

const SHARED = 280;
const PREVIEWED = 150;

/** Title, the beginning of the story, and where it came from. */
export function shareText({ title, story, link }: SharedStory): string {
  return [title, beginning(story, SHARED), link].join('\n\n');
}

export function sharePreview(story: string): string {
  return beginning(story, PREVIEWED);
}

/** Where a browser goes to share; the clipboard and the native sheet have no address. */
export function shareAddress(method: ShareMethod, shared: SharedStory): string | null {
  const text = encodeURIComponent(shareText(shared));
  const link = encodeURIComponent(shared.link);
  switch (method) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}&quote=${text}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?text=${text}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}`;
    case 'email':
      return `mailto:?subject=${encodeURIComponent(shared.title)}&body=${text}`;
    default:
      return null;
  }
}

/** Where a browser goes to give the whole book: with its private link, and nothing of its text. */
export function bookAddress(
  method: 'whatsapp' | 'email',
  { title, link }: Pick<SharedStory, 'title' | 'link'>,
): string {
  const text = encodeURIComponent(`${title}\n\n${link}`);
  return method === 'whatsapp'
    ? `https://wa.me/?text=${text}`
    : `mailto:?subject=${encodeURIComponent(title)}&body=${text}`;
}

function beginning(story: string, most: number): string {
  const letters = characters(story);
  return letters.length <= most ? story : `${letters.slice(0, most).join('')}…`;
}
