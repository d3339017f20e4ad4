import { useFollowLinks } from '#web/written/follow-links.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What an article or a guide says, as the server made it from Markdown. */
export function PieceText({ html, className }: { html: string; className: string }) {
  const follow = useFollowLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed, by key as well
    <div
      lang="en"
      onClick={follow}
      className={classNames('written text-[1.125rem]', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
