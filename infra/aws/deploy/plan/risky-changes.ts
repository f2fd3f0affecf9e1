/** What a change of the stack would lose or move, as nothing can bring it back. */
const KEPT_THINGS: ReadonlyMap<string, string> = new Map([
  ['AWS::S3::Bucket', 'the pages and what lies beside them'],
  ['AWS::Logs::LogGroup', 'the logs'],
  ['AWS::SSM::Parameter', 'a setting'],
  ['AWS::SecretsManager::Secret', 'a secret'],
  ['AWS::KMS::Key', 'a key, and all that it encrypted'],
  ['AWS::DynamoDB::Table', 'a table'],
  ['AWS::RDS::DBInstance', 'a database'],
  ['AWS::SNS::Topic', 'the confirmed addresses of the alarms'],
  ['AWS::CloudFront::Distribution', 'the address that the domain points at'],
  ['AWS::ApiGatewayV2::Api', 'the address of the API'],
]);

/** A line of `cdk diff`: `[~] AWS::S3::Bucket Site SiteC1A0 may be replaced`. */
const CHANGE = /^\[[-~+]\] (AWS::\w+::\w+) (.+?) (destroy|replace|may be replaced|orphan)$/gm;

const FATES: ReadonlyMap<string, string> = new Map([
  ['destroy', 'is deleted'],
  ['replace', 'is replaced by a new one'],
  ['may be replaced', 'may be replaced by a new one'],
  ['orphan', 'stays in the account and no longer belongs to the stack'],
]);

/**
 * The changes that lose something which outlives a deployment.
 *
 * @param diff what `cdk diff` prints, without colors
 * @returns a sentence for each
 */
export function findRiskyChanges(diff: string): string[] {
  return [...diff.matchAll(CHANGE)].flatMap(([, type = '', name = '', fate = '']) => {
    const lost = KEPT_THINGS.get(type);
    return lost === undefined ? [] : [`${type} ${name} ${FATES.get(fate) ?? fate}: ${lost}.`];
  });
}
