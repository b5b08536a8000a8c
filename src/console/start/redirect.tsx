import { Navigate, useLocation, useParams } from 'react-router';

/** `/redirect/stores?q=a` -> `/stores?q=a`. */
export function Redirect() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  // More slashes would name another host.
  return <Navigate to={`/${path.replace(/^[/\\\s]+/, '')}${search}`} replace />;
}
