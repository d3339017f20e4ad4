import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Feedback() {
  return <ComingPage title="page.feedback.title" lead="page.feedback.lead" scene="beach" />;
}
