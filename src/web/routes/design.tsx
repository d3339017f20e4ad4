import { Accounts } from '#web/features/design/accounts.tsx';
import { Controls } from '#web/features/design/controls.tsx';
import { Foundations } from '#web/features/design/foundations.tsx';
import { Messages } from '#web/features/design/messages.tsx';
import { Surfaces } from '#web/features/design/surfaces.tsx';
import { People } from '#web/features/design/people.tsx';

/** All parts of the look in one place, for those who build with them. Exists in development only. */
export default function Design() {
  return (
    <div className="mx-auto grid max-w-6xl gap-16 px-4 pt-8 sm:px-6">
      <title>Design | Fabloom</title>
      <h1 className="text-h1">The look of Fabloom</h1>
      <Foundations />
      <Controls />
      <Surfaces />
      <Messages />
      <People />
      <Accounts />
    </div>
  );
}
