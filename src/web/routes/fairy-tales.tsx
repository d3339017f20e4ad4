import { ComingPage } from '#web/shell/coming-page.tsx';

export default function FairyTales() {
  return <ComingPage title="page.fairy_tales.title" lead="page.fairy_tales.lead" scene="castle" />;
}
