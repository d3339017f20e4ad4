import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader hands over to the error boundary, which has the not-found page. */
export default function NotFound() {
  return null;
}
