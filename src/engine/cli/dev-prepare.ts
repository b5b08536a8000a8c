import { type Config, readConfig } from '../server/config';
import { prepareServer, type Server } from '../server/serve';
import { explain } from './explain';

/** A server from the current sources, or a message about what the developer must fix first. */
export async function prepareOrExplain(): Promise<Server | string> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const server = await prepareServer(config, { log: { level: config.logLevel } });
    for (const note of server.notes) console.warn(note);
    return server;
  } catch (error) {
    const text = explain(error, config);
    if (text === undefined) throw error;
    return text;
  }
}
