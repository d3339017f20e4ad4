import { HERO_PICTURES } from '#web/features/landing/hero-pictures.ts';

const SOURCES = HERO_PICTURES.map(({ srcSet }) => srcSet);

/**
 * The page is the same for everybody, so the browser chooses: right behind the place of the picture and before anything
 * is painted. One picture is fetched, as early as if it had stood in the page; the root says which, for the words below.
 */
export const CHOOSE_HERO = import.meta.env.SSR
  ? `((root,image,sources,next)=>{
try{next=(Number(localStorage.getItem("fabloom.hero"))||0)%sources.length;localStorage.setItem("fabloom.hero",next+1)}catch{next=0}
root.dataset.hero=next;image.srcset=sources[next]
})(document.documentElement,document.currentScript.previousElementSibling,${JSON.stringify(SOURCES)})`
  : '';

/** What the page has chosen; any, for somebody who comes from another page of ours. */
export function chosenHero(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const { dataset } = document.documentElement;
  dataset.hero ??= String(Math.floor(Math.random() * SOURCES.length));
  return SOURCES[Number(dataset.hero)];
}
