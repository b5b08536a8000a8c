import { analyse } from '../../../../measurement/analyse';
import type { AnalysedRecording } from '../../../../measurement/analysis';
import {
  type ReportMeasurement,
  unpackMeasurement,
} from '../../../../measurement/storage/report-measurement';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-request';

/** Worker that analyses one measurement and transfers the pressures back without copying them. */
self.addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  const answer = await answerTo(data).catch(() => undefined);
  const buffers = new Set((answer?.analysis.recordings ?? []).flatMap(buffersOf));
  self.postMessage(answer, { transfer: [...buffers] });
});

async function answerTo({ stored, measurement, person }: AnalysisRequest): Promise<AnalysisAnswer> {
  const unpacked: ReportMeasurement | undefined =
    measurement ?? (stored && (await unpackMeasurement(stored)));
  if (!unpacked) return undefined;
  return {
    analysis: analyse(unpacked, person),
    posture: unpacked.kind === 'posture' ? unpacked : undefined,
  };
}

function buffersOf({ recording, clean }: AnalysedRecording): readonly ArrayBuffer[] {
  return [...recording.frames, ...clean.frames].flatMap(({ buffer }) =>
    buffer instanceof ArrayBuffer ? [buffer] : [],
  );
}
