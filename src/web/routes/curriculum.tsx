import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Curriculum() {
  return <ComingPage title="page.curriculum.title" lead="page.curriculum.lead" scene="school" />;
}
