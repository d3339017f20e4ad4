import { ComingPage } from '#web/shell/coming-page.tsx';

export default function NonFiction() {
  return <ComingPage title="page.non_fiction.title" lead="page.non_fiction.lead" scene="space" />;
}
