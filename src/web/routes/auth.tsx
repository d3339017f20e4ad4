import { AuthPage } from '#web/features/accounts/auth-page.tsx';

export default function Auth() {
  return <AuthPage />;
}
