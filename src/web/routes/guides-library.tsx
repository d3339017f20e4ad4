import { ComingPage } from '#web/shell/coming-page.tsx';

export default function GuidesLibrary() {
  return <ComingPage title="page.guides_library.title" lead="page.guides_library.lead" scene="school" />;
}
