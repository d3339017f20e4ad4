import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Faq() {
  return <ComingPage title="page.faq.title" lead="page.faq.lead" scene="forestNight" />;
}
