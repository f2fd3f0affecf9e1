/** Resources whose contents can't be restored after a change removes or replaces them. */
const KEPT_THINGS: ReadonlyMap<string, string> = new Map([
  ['AWS::S3::Bucket', 'the built site'],
  ['AWS::Logs::LogGroup', 'the logs'],
  ['AWS::SSM::Parameter', 'a setting'],
  ['AWS::SecretsManager::Secret', 'a secret'],
  ['AWS::KMS::Key', 'a key and everything it encrypted'],
  ['AWS::DynamoDB::Table', 'a table'],
  ['AWS::RDS::DBInstance', 'a database'],
  ['AWS::SNS::Topic', 'the confirmed alarm addresses'],
  ['AWS::CloudFront::Distribution', 'the address that the domain points to'],
  ['AWS::ApiGatewayV2::Api', 'the address of the API'],
]);

/** A line of `cdk diff`: `[~] AWS::S3::Bucket Site SiteC1A0 may be replaced`. */
const CHANGE = /^\[[-~+]\] (AWS::\w+::\w+) (.+?) (destroy|replace|may be replaced|orphan)$/gm;

const FATES: ReadonlyMap<string, string> = new Map([
  ['destroy', 'will be deleted'],
  ['replace', 'will be replaced by a new one'],
  ['may be replaced', 'may be replaced by a new one'],
  ['orphan', 'will stay in the account but leave the stack'],
]);

/**
 * Finds the changes that would lose something which must outlive a deployment.
 *
 * @param diff the output of `cdk diff`, without colors
 * @returns one sentence per change
 */
export function findRiskyChanges(diff: string): string[] {
  return [...diff.matchAll(CHANGE)].flatMap(([, type = '', name = '', fate = '']) => {
    const lost = KEPT_THINGS.get(type);
    return lost === undefined ? [] : [`${type} ${name} ${FATES.get(fate) ?? fate}: ${lost}.`];
  });
}
