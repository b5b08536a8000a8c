import { rootRole } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { EntityHook } from '../context';
import type { Sessions } from './sessions';

/** The ROOT role stays what it is; any change of a role is felt by its holders at once. */
export function roleHook(sessions: Sessions): EntityHook {
  return {
    async prepare(given, current) {
      if (current?.code !== rootRole) return given;
      const next = { ...current, ...given };
      if (next.code !== rootRole) throw fixed('code');
      if (next.status !== current.status) throw fixed('status');
      return given;
    },
    async prepareDelete(current) {
      if (current.code === rootRole) throw fixed('');
    },
    afterWrite: () => sessions.invalidateAll(),
  };
}

function fixed(field: string): AppError {
  return new AppError('invalid', {}, { issues: [{ field, rule: 'rootRole', params: {} }] });
}
