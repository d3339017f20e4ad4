import { LINK_KEY, SHARED_BOOKS_PATH } from '#domain/book-link.ts';

declare global {
  interface Window {
    /** What the script of the page has asked for, until React takes it. */
    openedEarly?: { key: string; answer: Promise<Response> } | undefined;
  }
}

/**
 * On a slow phone the scripts of a page take seconds, and a book that somebody was given need not wait for them: it is
 * asked for as soon as the page is read in, and its picture and title stand where React is going to set them. The same
 * page is everybody's; only the browser knows the key.
 */
export const OPEN_EARLY = import.meta.env.SSR
  ? `((sheet,key)=>{
if(!${LINK_KEY}.test(key))return;
const answer=fetch("${SHARED_BOOKS_PATH}/openings",{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({key})});
window.openedEarly={key,answer};
answer.then(async(opened)=>{
if(!opened.ok)return;
const{book}=await opened.clone().json(),image=sheet.querySelector("img"),title=sheet.querySelector("h1"),[first]=book.pictures;
if(first)image.src=first.url;else image.remove();
title.lang=book.language;title.textContent=book.title;
sheet.hidden=false
}).catch(()=>{})
})(document.currentScript.previousElementSibling,location.hash.slice(1).trim().toLowerCase())`
  : '';

/** What was asked for with this key before React was there. It is taken once: each asking counts as an opening. */
export function takeEarly(key: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.openedEarly;
  if (early?.key !== key) return undefined;
  window.openedEarly = undefined;
  return early.answer;
}
