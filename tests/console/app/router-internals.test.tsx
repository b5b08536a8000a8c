import { act, render, screen } from '@testing-library/react';
import {
  HashRouter,
  MemoryRouter,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';
import { expect, test } from 'vitest';
import {
  OwnLocation,
  useNavigator,
  wrapSteps,
} from '../../../src/engine/console/data/navigation/router-internals';

/*
 * An update of react-router that changes what `router-internals.tsx` uses fails here.
 */

const location = { pathname: '/own', search: '', hash: '', state: null, key: 'own' };

function Where() {
  return <p>{useLocation().pathname}</p>;
}

test('OwnLocation: routes and hooks see its location, wherever the window goes', () => {
  let go: (to: string) => unknown = () => undefined;
  function Outer() {
    go = useNavigate();
    return <Where />;
  }
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Outer />
      <OwnLocation value={{ location, navigationType: NavigationType.Push }}>
        <Routes>
          <Route path="/own" element={<Where />} />
        </Routes>
      </OwnLocation>
    </MemoryRouter>,
  );
  act(() => void go('/second'));
  expect(screen.getByText('/second')).toBeDefined();
  expect(screen.getByText('/own')).toBeDefined();
});

test('wrapSteps: every navigation goes through the wrapper, until it is taken off', () => {
  const seen: unknown[] = [];
  let navigator: ReturnType<typeof useNavigator> | undefined;
  let go: ReturnType<typeof useNavigate> = () => undefined;
  function Page() {
    navigator = useNavigator();
    go = useNavigate();
    return <Where />;
  }
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  );
  if (!navigator) throw new Error('There is no navigator.');
  const unwrap = wrapSteps(navigator, () => (to) => void seen.push(to));
  act(() => {
    void go('/pushed?a=1');
    void go('/replaced', { replace: true });
  });
  expect(seen).toMatchObject([{ pathname: '/pushed', search: '?a=1' }, { pathname: '/replaced' }]);
  expect(screen.getByText('/')).toBeDefined();
  unwrap();
  act(() => void go('/free'));
  expect(screen.getByText('/free')).toBeDefined();
});
