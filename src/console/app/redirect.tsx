import { Navigate, useLocation, useParams } from 'react-router';

/** `/redirect/stores?q=a` -> `/stores?q=a`. */
export function Redirect() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/${path}${search}`} replace />;
}
