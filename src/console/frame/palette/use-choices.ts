import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePlaces } from '../../data/navigation/places-context';
import { placeAt } from '../../data/navigation/spot';
import { useActor } from '../../data/session';
import { type Choice, type ChoiceGroup, isNamed, matching } from './choice';
import { recentChoices } from './recent-choices';
import { useActionChoices } from './use-action-choices';
import { usePageChoices } from './use-page-choices';
import { useReach } from './use-reach';
import { useRecordChoices } from './use-record-choices';

interface Choices {
  readonly groups: readonly ChoiceGroup[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Everything that answers to what was typed, in groups; nothing typed, what was chosen last comes first. */
export function useChoices(typed: string): Choices {
  const { t } = useTranslation();
  const reach = useReach();
  const pages = usePageChoices();
  const actions = useActionChoices(reach);
  const records = useRecordChoices(reach, typed);
  const recent = useRecentChoices([...pages, ...actions]);
  const isTyped = typed.trim() !== '';
  const rest = (choices: readonly Choice[]) =>
    isTyped ? choices : choices.filter(({ id }) => !recent.some((choice) => choice.id === id));
  const groups = [
    { id: 'recent', title: t('palette.recent'), choices: isTyped ? [] : recent },
    { id: 'pages', title: t('palette.pages'), choices: matching(rest(pages), typed) },
    ...records.groups,
    { id: 'actions', title: t('palette.actions'), choices: matching(rest(actions), typed) },
  ];
  const found = groups.filter(({ choices }) => choices.length > 0);
  // What is called exactly so comes before what only holds the words.
  const isExact = ({ choices }: ChoiceGroup) => choices.some((choice) => isNamed(choice, typed));
  return { ...records, groups: [...found.filter(isExact), ...found.filter((group) => !isExact(group))] };
}

/** Under their present names, where they have one; those that the user may no longer open are left out. */
function useRecentChoices(known: readonly Choice[]): readonly Choice[] {
  const { id: actor } = useActor();
  const places = usePlaces();
  const navigate = useNavigate();
  const [recent] = useState(() => recentChoices(actor));
  return recent.flatMap(({ id, icon, title, path }) => {
    const present = known.find((choice) => choice.id === id);
    if (present) return [present];
    const isRecord = id.startsWith('record:') && placeAt(places, path)?.target.kind === 'entity';
    return isRecord ? [{ id, icon, title, path, run: () => navigate(path) }] : [];
  });
}
