import { Command, Option } from 'commander';
import { APPLICATION_FORMS, type ApplicationForm } from '@emit/contract/applications';
import { listApplications, type ListedApplication } from '../../features/applications/list-applications.js';
import { Keyring } from '../../runtime/sealing.js';
import { withReadOnlyStores, type Cli } from '../support/cli.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { examples, formatOption } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { applicationLayout } from './application-rows.js';
import { answeredCommand, eraseCommand } from './change-commands.js';

interface ListOptions {
  readonly format: Format;
  readonly form?: ApplicationForm;
  readonly open?: true;
}

/** `emit applications`: what was sent by the forms for waitlists and affiliates, which is personal data. */
export function applicationsCommand(cli: Cli): Command {
  return new Command('applications')
    .description(
      'list who joined a waitlist or applied as an affiliate, mark as answered, erase; what was typed is shown, with the master key',
    )
    .addCommand(listCommand(cli))
    .addCommand(answeredCommand(cli))
    .addCommand(eraseCommand(cli))
    .addHelpText(
      'after',
      examples('emit applications list', 'emit applications erase ruth@example.org --yes'),
    );
}

function listCommand(cli: Cli): Command {
  return new Command('list')
    .description('every application that is not erased, the oldest first: personal data')
    .addOption(new Option('--form <form>', 'those of one form').choices(APPLICATION_FORMS))
    .option('--open', 'those that are not answered yet')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit applications list --form affiliate --open',
        'emit applications list --csv > waitlist.csv',
      ),
    )
    .action((options: ListOptions) => list(cli, options));
}

async function list(cli: Cli, { format, ...wanted }: ListOptions): Promise<void> {
  await withReadOnlyStores(cli, async (stores, settings) => {
    await requireMasterKey(stores, settings);
    const keyring = new Keyring(masterKeyOf(settings).key);
    const rows = those(listApplications(stores, keyring), wanted);
    await writeRows(cli.terminal, format, rows, applicationLayout);
  });
}

async function* those(
  all: AsyncIterable<ListedApplication>,
  { form, open }: Omit<ListOptions, 'format'>,
): AsyncGenerator<ListedApplication> {
  for await (const one of all) {
    const isOfForm = form === undefined || one.form === form;
    if (isOfForm && (open !== true || one.answeredAt === null)) yield one;
  }
}
