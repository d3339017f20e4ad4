import { Outlet } from 'react-router';
import { QueryProvider } from '#web/queries/query-provider.tsx';

/** Around the pages that fetch in the browser. The landing and the pages to read do without. */
export default function DataLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
