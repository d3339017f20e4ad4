import { FeedbackPanel } from '#web/features/feedback/feedback-panel.tsx';
import { ComingPage } from '#web/shell/coming-page.tsx';

export default function ContentPolicy() {
  return (
    <>
      <ComingPage title="page.content_policy.title" lead="page.content_policy.lead" scene="townSnow" />
      <div className="mx-auto mt-12 max-w-6xl px-4 pb-10 sm:px-6">
        <FeedbackPanel />
      </div>
    </>
  );
}
