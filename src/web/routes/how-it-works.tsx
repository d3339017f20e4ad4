import { ComingPage } from '#web/shell/coming-page.tsx';

export default function HowItWorks() {
  return <ComingPage title="page.how_it_works.title" lead="page.how_it_works.lead" scene="school" />;
}
